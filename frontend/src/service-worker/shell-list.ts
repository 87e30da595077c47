/** Data about the build, inserted by `build/service-worker.ts` as one literal. */
type ShellList = {
  /** Changes with any file of the shell. */
  build: string;
  /** The page's entry script: a page without it belongs to another build. */
  entry: string;
  /** Paths cached at once: the page and all small files. */
  light: readonly string[];
  /** Paths cached after their first use: the large tools. */
  heavy: readonly string[];
};

declare const SHELL_LIST: ShellList;

export const shell: ShellList = SHELL_LIST;
