import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sharePreview } from '../../../backend/previews.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { MESSAGES } from '../messages.ts';
import { LinkToCopy } from '../../parts/link-to-copy.tsx';
import { formatMoment } from '../../parts/moments.ts';

/** Creates a link that shows the saved article to people without an account. */
export function ShareLink({ id }: { readonly id: string }) {
  const run = useBackend();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { mutate: share, data: link } = useMutation({
    mutationFn: () => run((client) => sharePreview(client, id)),
    onError: () => toast(MESSAGES.previewNotShared),
  });
  useEffect(() => field.current?.focus(), [link]);
  if (!link) {
    return (
      <Button variant="quiet" onClick={() => share()}>
        <Icon name="link" />
        Link para um colega
      </Button>
    );
  }
  return (
    <LinkToCopy
      ref={field}
      label={`Mostra o artigo como está salvo, até ${formatMoment(link.expiresAt)}, a quem tiver este link:`}
      address={new URL(link.path, location.origin).href}
    />
  );
}
