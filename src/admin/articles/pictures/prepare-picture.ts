/** Converts a picture file to the format that the site stores: scaled down, upright, without camera metadata. */
import { MAX_STORED_BYTES, type StorablePicture, type StoredType } from '../../../backend/pictures.ts';
import { isAnimated, isHeic, readPictureHeader } from './picture-header.ts';
import { hasSmallCopy, SMALL_WIDTH } from '../../../site/stored-picture.ts';

/** Largest accepted file, in bytes. Photos are larger than the stored picture. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Maximum number of pixels to decode; each takes four bytes of memory. */
const MAX_PIXELS = 50_000_000;
/** Longest side of a stored picture, in pixels. */
export const MAX_SIDE = 1600;

export interface PreparedPicture extends StorablePicture {
  /** True if the picture was animated and only its first frame is left. */
  readonly isStilled: boolean;
}

/** The reason for refusing a file; its message is shown to the user. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

const NOT_A_PICTURE = 'Este arquivo não é uma imagem que o site aceite. Use JPEG, PNG, WebP, AVIF ou GIF.';
const HEIC =
  'Este arquivo é HEIC, o formato das fotos do iPhone, que os navegadores não leem. Salve a foto como JPEG e envie de novo.';
const UNREADABLE = 'Não foi possível ler esta imagem: o arquivo está danificado.';
const TOO_LARGE = `O arquivo passa do limite de ${MAX_FILE_BYTES / 1024 / 1024} MB.`;
const TOO_MANY_PIXELS = `A imagem tem pixels demais: o limite é de ${MAX_PIXELS / 1_000_000} megapixels.`;

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // Apply the EXIF orientation here, because encoding drops it with the rest of the metadata.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefused(UNREADABLE);
  }
}

function draw(bitmap: ImageBitmap, scale: number, background: string | undefined): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefused(UNREADABLE);
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: StoredType, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/**
 * Encodes as WebP if the browser can, otherwise as JPEG on white, at lower quality if the result is too large. Adds a
 * smaller copy if the picture is large enough to need one.
 */
async function encodeToFit(bitmap: ImageBitmap): Promise<StorablePicture> {
  const attempts: [StoredType, background: string | undefined, quality: number][] = [
    ['image/webp', undefined, 0.82],
    ['image/jpeg', '#fff', 0.85],
    ['image/jpeg', '#fff', 0.6],
  ];
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  for (const [type, background, quality] of attempts) {
    const canvas = draw(bitmap, scale, background);
    const size = { width: canvas.width, height: canvas.height };
    const blob = await encode(canvas, type, quality);
    // Browsers encode unsupported types as PNG.
    if (blob?.type !== type || blob.size > MAX_STORED_BYTES) continue;
    const copy = hasSmallCopy(size)
      ? await encode(draw(bitmap, SMALL_WIDTH / bitmap.width, background), type, quality)
      : null;
    const small = await copy?.arrayBuffer();
    return { type, bytes: await blob.arrayBuffer(), size, ...(small && { small }) };
  }
  throw new PictureRefused(UNREADABLE);
}

/**
 * Reads, checks, scales down and encodes a picture. Type and size are checked from the file's content before
 * decoding.
 *
 * @throws PictureRefused with a message for the user
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > MAX_FILE_BYTES) throw new PictureRefused(TOO_LARGE);
  const bytes = await file.arrayBuffer();
  const header = readPictureHeader(bytes);
  if (!header) throw new PictureRefused(isHeic(bytes) ? HEIC : NOT_A_PICTURE);
  if (header.width * header.height > MAX_PIXELS) throw new PictureRefused(TOO_MANY_PIXELS);
  const bitmap = await decode(new Blob([bytes], { type: header.type }));
  try {
    if (bitmap.width * bitmap.height > MAX_PIXELS) throw new PictureRefused(TOO_MANY_PIXELS);
    return { ...(await encodeToFit(bitmap)), isStilled: isAnimated(bytes) };
  } finally {
    bitmap.close();
  }
}
