#!/usr/bin/env node
// `npm run scan`: runs third-party scanners against the product, with its sample data and a database of its own: csp_evaluator,
// and wapiti, sqlmap and slowhttptest where they are installed (apt-get install wapiti sqlmap slowhttptest). Writes their
// findings to bench/results/scan.md. `npm run scan -- sqlmap` runs one of them and writes nothing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { exportsOf } from './exports-of.mjs';
import { makeScratchDir } from './scratch-dir.mjs';
import { readSources } from './source-files.mjs';
import { startProduct } from './test-product.mjs';

const REPORT = 'bench/results/scan.md';
const PAGES = [
  '/',
  '/sign-in',
  '/venue/1',
  '/venues',
  '/test-group',
  '/no/such',
  '/api/sports',
  '/favicon.ico',
];
/** The path prefixes of all offered languages but English. */
async function prefixes() {
  const { LANGUAGES: languages } = await exportsOf(
    readSources()['lib/platform/language/languages.ts'],
  );
  const offered = Object.keys(languages).filter((code) => !languages[code].isForTests);
  return offered.filter((code) => code !== 'en').map((code) => `/${code}`);
}
/** The crawler's entry pages: the landing page has hardly any links for it. */
const STARTS = [
  '/venues',
  '/venues?search=park',
  '/venues/lahore/cricket',
  '/venue/1',
  '/group/1',
  '/game/1',
  '/games',
  '/coaching',
  '/coach/1',
  '/sign-in',
  '/register',
  ...(await prefixes()).map((prefix) => `${prefix}/venues`),
];
/** Findings that are intended, with the reason. Any other finding counts as real. */
const EXPECTED_FINDINGS = [
  {
    pattern: /HTTP Secure Headers: .*X-(?:Frame-Options|XSS-Protection) is not set/,
    why: '`frame-ancestors` of the content policy takes the place of the first in every browser that is supported; the second is a filter that browsers have removed, because it could be used to attack pages.',
  },
  {
    pattern: /^Secure Flag cookie: /,
    why: 'the scan runs over plain http, where browsers refuse cookies with that flag; over https each of them has it (lib/platform/auth/cookie-names).',
  },
  {
    pattern: /^slow \w+: its own address is not answered/,
    why: 'the tool asks whether the server still answers from the address that it attacks from. One address has 500 connections and 100 bodies under way (server/web/connections, admission); what it opens beyond them is refused. Another address is asked meanwhile and answered: were it not, that would be a true finding.',
  },
];
/** Below the rate limit of one address (lib/platform/http/rate-limits): a refused scanner finds nothing. */
const SECONDS_BETWEEN = '0.12';

const isInstalled = (program) => spawnSync('which', [program]).status === 0;

/** The output of a program; it may run for ten minutes. */
function run(program, words) {
  return new Promise((resolve) => {
    const child = spawn(program, words.trim().split(/\s+/), {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 600_000,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (text += chunk));
    child.once('close', () => resolve(text));
  });
}

async function runCspEvaluator(url) {
  const findings = [];
  for (const path of PAGES) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    for (const { severity, directive, value } of new CspEvaluator(
      new CspParser(policy).csp,
    ).evaluate()) {
      const isOwnFiles = severity === Severity.MEDIUM_MAYBE && value === "'self'";
      if (severity > Severity.MEDIUM_MAYBE || isOwnFiles) continue;
      findings.push(`${path}: ${Severity[severity]} ${directive} ${value ?? ''}`);
    }
  }
  return { asked: `${PAGES.length} policies`, findings };
}

async function runWapiti(url, dir) {
  const file = join(dir, 'wapiti.json');
  // No path is excluded: with `-x`, version 3.0.4 builds a regular expression that Python refuses since 3.11.
  const text = await run(
    'wapiti',
    `-u ${url}/ ${STARTS.map((path) => `-s ${url}${path}`).join(' ')} --scope folder -d 3 --max-links-per-page 40 --max-scan-time 60 --max-attack-time 15
     -f json -o ${file} --flush-session --store-session ${dir} -m xss,sql,blindsql,exec,file,crlf,redirect,permanentxss,csp,http_headers,cookieflags,methods --no-bugreport -v 2`,
  );
  if (!existsSync(file))
    return { asked: 'no report', findings: [`no report: ${text.trim().split('\n').at(-1)}`] };
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(file, 'utf8'));
  const findings = [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => `${kind}: ${method} ${path} (${info})`),
    ),
  );
  // Its report lacks the number; with `-v 2` it prints each crawled address.
  const crawled = new Set(
    Array.from(text.matchAll(/^\[\+\] (?:GET|POST|PUT) (\S+)/gm), ([, at]) => at),
  );
  return { asked: `${crawled.size} addresses`, findings };
}

const PARAMETERS = [
  { path: '/api/venues/nearby?latitude=31.5&longitude=74.3&search=park', name: 'search' },
  { path: '/api/groups/discover?latitude=31.5&longitude=74.3&search=cricket', name: 'search' },
  { path: '/venue/1*', name: '#1*' },
];

async function runSqlmap(url, dir) {
  const findings = [];
  let requests = 0;
  for (const { path, name } of PARAMETERS) {
    const target = path.includes('*') ? '' : `-p ${name}`;
    const text = await run(
      'sqlmap',
      `-u ${url + path} ${target} --batch --level 1 --risk 2 --dbms postgresql --delay ${SECONDS_BETWEEN} --flush-session
       --output-dir ${join(dir, 'sqlmap')} -v 3`,
    );
    requests += text.match(/\[PAYLOAD\]/g)?.length ?? 0;
    if (/identified the following injection point/.test(text))
      findings.push(`${path}: ${name} is injectable`);
    if (!/does not seem to be injectable|not injectable|identified the following/.test(text)) {
      findings.push(
        `${path}: not tested (${text.split('\n').findLast((line) => /CRITICAL|ERROR/.test(line)) ?? 'no answer'})`,
      );
    }
  }
  return { asked: `${PARAMETERS.length} parameters, ${requests} payloads`, findings };
}

const SLOW = { head: '-H', body: '-B -s 8192', read: '-X -w 10 -y 20 -n 5 -z 32' };

/** Probes the site once a second from another address than the scanner's. */
function watchFromElsewhere(url) {
  const seen = { asked: 0, refused: 0 };
  const timer = setInterval(() => {
    seen.asked += 1;
    const question = get(url, { localAddress: '127.0.0.2', agent: false, timeout: 3_000 });
    question.once('response', (response) => {
      if (response.statusCode !== 200) seen.refused += 1;
      response.resume();
    });
    question.once('timeout', () => question.destroy(new Error('no answer')));
    question.once('error', () => (seen.refused += 1));
  }, 1_000);
  return () => {
    clearInterval(timer);
    return seen;
  };
}

async function runSlowHttp(url, dir) {
  const findings = [];
  for (const [kind, args] of Object.entries(SLOW)) {
    const prefix = join(dir, `slow-${kind}`);
    const path = kind === 'body' ? '/api/auth/callback/credentials' : '/venue/1';
    const stopWatching = watchFromElsewhere(`${url}/venue/1`);
    await run(
      'slowhttptest',
      `${args} -c 1000 -r 200 -i 5 -l 40 -p 3 -g -o ${prefix} -u ${url + path}`,
    );
    const { asked, refused } = stopWatching();
    const [, ...rows] = readFileSync(`${prefix}.csv`, 'utf8').trim().split('\n');
    const away = rows.filter((row) => row.split(',').at(-1)?.trim() === '0').length;
    if (rows.length === 0) findings.push(`slow ${kind}: not tested`);
    if (away > 0) {
      findings.push(
        `slow ${kind}: its own address is not answered in ${away} of ${rows.length} seconds`,
      );
    }
    if (refused > 0) {
      findings.push(`slow ${kind}: another address is not answered ${refused} of ${asked} times`);
    }
  }
  return { asked: `1000 connections each: slow ${Object.keys(SLOW).join(', slow ')}`, findings };
}

const TOOLS = {
  csp_evaluator: runCspEvaluator,
  wapiti: runWapiti,
  sqlmap: runSqlmap,
  slowhttptest: runSlowHttp,
};

function toReport(results) {
  const rows = results.map(({ name, missing, asked, findings = [] }) => {
    if (missing) return `| ${name} | not installed | | |`;
    const meant = findings.filter((finding) =>
      EXPECTED_FINDINGS.some(({ pattern }) => pattern.test(finding)),
    );
    return `| ${name} | ${asked} | ${findings.length - meant.length} | ${meant.length} |`;
  });
  const all = results.flatMap(({ name, findings = [] }) =>
    findings.map((finding) => ({ name, finding })),
  );
  const isMeant = ({ finding }) => EXPECTED_FINDINGS.find(({ pattern }) => pattern.test(finding));
  const reasons = EXPECTED_FINDINGS.filter(({ pattern }) =>
    all.some(({ finding }) => pattern.test(finding)),
  );
  return [
    '# What third-party scanners find',
    '',
    `The product with its sample data, ${new Date().toISOString().slice(0, 10)}, by \`npm run scan\`. Goal: no true finding.`,
    '',
    '| Scanner | asked | true findings | findings that are none |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...all
      .filter((found) => !isMeant(found))
      .map(({ name, finding }) => `- **${name}**: ${finding}`),
    ...reasons.map(({ pattern, why }) => {
      const examples = all.filter(({ finding }) => pattern.test(finding));
      return `- ${examples.length} × \`${examples[0]?.finding.slice(0, 120)}\`: ${why}`;
    }),
    '',
  ].join('\n');
}

const wanted = process.argv.slice(2);
const dir = makeScratchDir('maidan-scan-');
// By IP address: some of these tools try only the first address of a name, and the product listens on one.
const product = await startProduct({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' });
const results = [];
try {
  for (const [name, scan] of Object.entries(TOOLS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const missing = name !== 'csp_evaluator' && !isInstalled(name);
    console.log(missing ? `${name} is not installed` : `${name} …`);
    results.push(
      missing
        ? { name, missing }
        : { name, ...(await scan(product.url.replace('localhost', '127.0.0.1'), dir)) },
    );
  }
} finally {
  await product.stop();
  rmSync(dir, { recursive: true, force: true });
}
const report = toReport(results);
console.log(report);
if (wanted.length === 0) writeFileSync(REPORT, report);
process.exitCode = /- \*\*/.test(report) ? 1 : 0;
