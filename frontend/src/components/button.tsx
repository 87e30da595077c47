import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

import { classes } from '../lib/class-names.ts';
import styles from './button.module.css';
import { Icon } from './icon.tsx';

type Look = {
  /** One `primary` per view. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large' | 'small';
  icon?: LucideIcon;
  isWide?: boolean;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { isBusy?: boolean };

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

export function Button(props: ButtonProps) {
  const { look, size, icon, isWide, isBusy = false, children, className, type, ...rest } = props;
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
      disabled={isBusy || rest.disabled}
      className={classes(classOf(shape), className)}
    >
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, a button does something. */
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
