import type { LucideIcon } from 'lucide-react';

/** One family, one line weight; always beside a word, so hidden from screen readers. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing aria-hidden size={size} strokeWidth={1.5} />;
}
