import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service of the local cloud, listening on loopback. */
export type Engine = { endpoint: string; close: () => Promise<void> };

/** The address of a listening server. Throws when it does not listen on a port. */
export function endpointOf(server: Server): string {
  const address = server.address();
  if (!isPort(address)) throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}

function isPort(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** Listens on loopback; rejects with the system's error, for example when the port is taken. */
export function listenOnLoopback(server: Server, port = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Stops listening and drops open connections: keep-alive clients would delay the close for ever. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
    server.closeAllConnections();
  });
}
