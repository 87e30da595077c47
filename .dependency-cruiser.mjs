/** The import rules of docs/architecture.md. Each is one sentence; a new feature or group is covered the day it is made. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** The rooms of `shared/letters`, floor by floor from the ground. */
const floors = [
  'text',
  'figures|people|calendar',
  'intake',
  'catalogue',
  'reading',
  'checking|answering|review',
];
const letters = (rooms) => `^shared/letters/(${rooms})/`;

const LAW = '^shared/letters/catalogue/law/';

/** A room imports from its own floor and from the floors below. */
const lettersImportDownwards = floors.slice(0, -1).map((floor, level) =>
  rule(
    `letters-import-downwards-from-${floor.replaceAll('|', '-')}`,
    { path: letters(floor), pathNot: '\\.test\\.ts$' },
    // What the law says stands on the ground: every room may cite it, and it imports no room.
    { path: letters(floors.slice(level + 1).join('|')), pathNot: LAW },
  ),
);

export default {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule(
      'shared-stands-alone',
      { path: '^shared/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(shared/|node_modules/zod/)' },
    ),
    ...lettersImportDownwards,
    rule('law-knows-no-room', { path: LAW, pathNot: '\\.test\\.ts$' }, { pathNot: LAW }),
    rule(
      'answers-are-worded-in-one-place',
      {
        path: '^(shared|functions|frontend|infra)/',
        // The rules answer in the cloud for a part that no model delivers; one file reads them, on demand.
        pathNot: `${letters('answering')}|\\.test\\.ts$|^functions/core/analysis/rules-reading\\.ts$`,
      },
      { path: letters('answering') },
    ),
    rule(
      'browser-and-cloud-meet-only-in-shared',
      { path: '^frontend/' },
      { path: '^(functions|infra|tests|localstack)/' },
    ),
    rule(
      'cloud-knows-no-browser',
      { path: '^(functions|infra)/' },
      { path: '^(frontend|tests|localstack)/' },
    ),
    rule(
      'features-are-strangers',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    rule(
      'features-never-see-app',
      { path: '^frontend/src/(features|components|lib)/' },
      { path: '^frontend/src/app/' },
    ),
    rule(
      'parts-know-no-feature',
      { path: '^frontend/src/(components|lib)/' },
      { path: '^frontend/src/features/' },
    ),
    rule(
      'endpoint-groups-are-strangers',
      { path: '^functions/(api|stream|jobs)/([^/]+)/' },
      { path: '^functions/(api|stream|jobs)/', pathNot: '^functions/$1/$2/' },
    ),
    rule(
      'core-knows-no-edge',
      { path: '^functions/(core|platform)/' },
      { path: '^functions/(api|stream|jobs|edge)/' },
    ),
    rule(
      'edge-knows-no-endpoint',
      { path: '^functions/edge/' },
      { path: '^functions/(api|stream|jobs)/' },
    ),
    rule(
      'nouns-know-no-flow',
      { path: '^functions/core/', pathNot: '^functions/core/(flows|analysis)/' },
      { path: '^functions/core/(flows|analysis)/' },
    ),
    {
      ...rule('nouns-never-meet-both-ways', { path: '^functions/core/' }, { circular: true }),
      scope: 'folder',
    },
    rule('platform-knows-no-core', { path: '^functions/platform/' }, { path: '^functions/core/' }),
    rule(
      'vendors-stay-in-platform-and-repositories',
      { path: '^functions/', pathNot: '^functions/platform/|-repository\\.ts$|\\.test\\.ts$' },
      { path: '^node_modules/(@aws-sdk|stripe|openai|jose|web-push)/' },
    ),
    rule(
      'core-speaks-no-http',
      { path: '^functions/core/' },
      { path: '^node_modules/(@middy/|aws-lambda|@types/aws-lambda)' },
    ),
    rule(
      'browser-tools-stay-in-lib',
      { path: '^frontend/', pathNot: '^frontend/src/lib/' },
      { path: '^node_modules/(tesseract\\.js|pdfjs-dist|jspdf|html2canvas|docx)/' },
    ),
    rule('infra-names-handlers-by-path', { path: '^infra/' }, { path: '^functions/' }),
    rule('nothing-imports-tests', { pathNot: '^tests/|\\.test\\.tsx?$' }, { path: '^tests/' }),
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
