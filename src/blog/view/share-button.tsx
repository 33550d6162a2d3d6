import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { share } from './share.ts';

/** Shares the page with the native share dialog, or copies its link without one. */
export function ShareButton({ title, text }: { readonly title: string; readonly text: string }) {
  const [message, setMessage] = useState('');
  const onClick = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    setMessage(await share({ title, text, url }, navigator));
  };
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 noscript:hidden">
      <Button variant="secondary" onClick={() => void onClick()}>
        <Icon name="share-2" />
        Compartilhar
      </Button>
      <p role="status" className="text-sm text-muted">
        {message}
      </p>
    </div>
  );
}
