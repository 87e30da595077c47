// Runs on any Node: explains the problem in one line before newer syntax fails to load.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `Listownik needs Node 24.7 or newer; this is ${process.versions.node}. ` +
      'Run it through npm after `npm ci` (Linux brings its own Node), or install Node 24.\n',
  );
  process.exit(1);
}
