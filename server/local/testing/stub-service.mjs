// Stands in for the web server and the sidecar in the tests of the supervisor: listens on the port named by the variable in its
// first argument. With STUB_ENDS it ends at once with that code.
import { createServer } from 'node:http';

if (process.env.STUB_ENDS) {
  console.error('the stub was told to end');
  process.exit(Number(process.env.STUB_ENDS));
}

createServer((_request, response) => {
  const { LOCAL_MODE, NEXTAUTH_URL, DATABASE_URL, NODE_ENV } = process.env;
  const env = { LOCAL_MODE, NEXTAUTH_URL, DATABASE_URL, NODE_ENV };
  response.end(JSON.stringify({ pid: process.pid, env, node: process.execPath }));
}).listen(Number(process.env[process.argv[2]]), '127.0.0.1', () => process.send('ready'));
