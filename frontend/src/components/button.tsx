import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';

import { classes } from '#frontend/src/lib/class-names.ts';

import { Icon } from './icon.tsx';

import styles from './button.module.css';

type Look = {
  /** One `primary` per view. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large' | 'small';
  icon?: LucideIcon;
  isWide?: boolean;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & { isBusy?: boolean; ref?: Ref<HTMLButtonElement> };

function classOf({ look = 'secondary', size = 'normal', isWide = false }: Look): string {
  return classes(styles.button, styles[look], styles[size], isWide && styles.wide);
}

function Content({ icon, children }: { icon: LucideIcon | undefined; children: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </>
  );
}

/**
 * A busy or disabled button keeps the focus, which the browser's own `disabled` would drop. It is announced
 * to screen readers and does nothing, whether clicked or triggered by Enter in its form.
 */
export function Button(props: ButtonProps) {
  const { look, size, icon, isWide, isBusy = false, disabled = false, ...others } = props;
  const { children, className, type, onClick, ...rest } = others;
  const isBlocked = isBusy || disabled;
  const shape = {
    ...(look ? { look } : {}),
    ...(size ? { size } : {}),
    ...(isWide ? { isWide } : {}),
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={isBusy}
      aria-disabled={isBlocked}
      onClick={isBlocked ? (event) => event.preventDefault() : onClick}
      className={classes(classOf(shape), className)}
    >
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A link with the look of a button: links navigate, buttons act. */
export function LinkButton({ look, size, icon, isWide, children, ...rest }: LinkProps & Look) {
  const shape = {
    ...(look ? { look } : {}),
    ...(size ? { size } : {}),
    ...(isWide ? { isWide } : {}),
  };
  return (
    <Link {...rest} className={classOf(shape)}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}
