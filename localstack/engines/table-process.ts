import { startDynamoEngine } from './dynamo-engine.ts';

/** The table's engine in its own process; arguments: `path`, and optionally the port. It ends with its parent process. */
const [path = '', port = '0'] = process.argv.slice(2);
try {
  const engine = await startDynamoEngine({ path, port: Number(port) });
  process.on('message', () => {
    void engine.close().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => undefined); // Ctrl-C reaches both processes; the parent closes this one
  process.send?.({ endpoint: engine.endpoint });
} catch (error) {
  const cause =
    error instanceof Error && error.cause instanceof Error ? ` ${error.cause.message}` : '';
  process.send?.({ failure: `${error instanceof Error ? error.message : String(error)}${cause}` });
  process.exitCode = 1;
  process.disconnect();
}
