declare module 'dynalite' {
  import type { Server } from 'node:http';

  type DynaliteOptions = {
    /** LevelDB directory; everything stays in memory without it. */
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  };

  function dynalite(options?: DynaliteOptions): Server;
  export = dynalite;
}
