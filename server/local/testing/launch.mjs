// Runs `npm start` with stub services and without install, build and sample data, for the tests. With STUB_ROOT the web
// process is the one of the current release in that folder.
import { fileURLToPath } from 'node:url';
import { run } from '../run.mjs';
import { builtWeb, nodeService } from '../services.mjs';

const { STUB_ROOT: root } = process.env;
const stub = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
const nothing = async () => false;

const services = (context) => [
  nodeService('realtime', [stub('stub-service'), 'WS_PORT'], context),
  nodeService('jobs', [stub('stub-worker')], context),
  root ? builtWeb(context) : nodeService('web', [stub('stub-service'), 'PORT'], context),
];

const steps = {
  install: nothing,
  build: { generateClient: nothing, buildRelease: async () => ({ folder: '', isNew: false }) },
  migrate: async () => ({ applied: [], warnings: [] }),
  migrateAnew: nothing,
  data: { fillOwnDatabase: async () => 'none', fillForeignDatabase: async () => 'none' },
  findings: async () => ['Warning: found by the stub.'],
};

void run({ argv: process.argv.slice(2), env: process.env, root, steps, services }).then((code) =>
  process.exit(code),
);
