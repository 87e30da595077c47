/** What the build found out about itself; `build/service-worker.ts` puts it in as one literal. */
type ShellList = {
  /** Changes with any file of the shell. */
  build: string;
  /** The page's entry script: a page without it is of another build. */
  entry: string;
  /** Paths kept at once: the page and whatever is light. */
  light: readonly string[];
  /** Paths kept once they were used: the tools that weigh something. */
  heavy: readonly string[];
};

declare const SHELL_LIST: ShellList;

export const shell: ShellList = SHELL_LIST;
