import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { showToast } from '#frontend/src/lib/browser/toasts.ts';

import { Button } from './button.tsx';

type CopyButtonProps = {
  text: string;
  label: string;
  size?: 'normal' | 'small';
  /** Shows only "Kopiuj", when the copied text stands beside it. */
  isShort?: boolean;
};

/** Copies a text and confirms it on the button for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, size = 'small', isShort = false } = props;
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast(
        'warning',
        'Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.',
      );
    }
  }

  return (
    <>
      <Button
        look="quiet"
        size={size}
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
        {...(isShort && !isCopied ? { 'aria-label': label } : {})}
      >
        {isCopied ? 'Skopiowano' : isShort ? 'Kopiuj' : label}
      </Button>
      {/* Empty until something is copied: a button that speaks would read its label out when the page comes. */}
      <span role="status" className="visually-hidden">
        {isCopied ? 'Skopiowano' : ''}
      </span>
    </>
  );
}
