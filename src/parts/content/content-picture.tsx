import { pictureSize, SMALL_WIDTH, smallCopyOf } from '../../site/stored-picture.ts';

/** A picture is as wide as the text, which fills narrow windows except for their margins. */
const SIZES = '(min-width: 48rem) 47rem, calc(100vw - 2rem)';

/** A picture of an article. Its room is reserved by its size or, where that is not known, by a frame. */
export function ContentPicture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const size = pictureSize(src);
  const small = smallCopyOf(src);
  const choice = size && small !== undefined ? `${small} ${SMALL_WIDTH}w, ${src} ${size.width}w` : undefined;
  return (
    <img
      src={src}
      srcSet={choice}
      sizes={choice && SIZES}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading="lazy"
      decoding="async"
      className={size ? 'bg-sunken' : 'aspect-video w-full bg-sunken object-contain'}
    />
  );
}
