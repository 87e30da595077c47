import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

import type { Access } from './access.ts';

/** One screen: where it is, what it is called, who may see it and what it shows. */
export type Screen = {
  path: string;
  /** The name for the tab and the heading, unless the page sets its own. */
  title: string;
  access: Access;
  /** Header and footer, one card alone, or header with the side menu. */
  layout: 'public' | 'card' | 'workspace';
  /** Its entry in the menu; only administrators see the administrators' entries. */
  menu?: { label: string; icon?: LucideIcon };
  Page: ComponentType;
};
