import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { policyByNonce, SECURITY_HEADERS, withoutNonce } from '@/server/web/content-policy';
import { contentPolicy } from '@/server/web/security-headers.mjs';

const NONCE = 'bm9uY2Utb2YtYS10ZXN0';
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const EVERYTHING = {
  GOOGLE_MAPS_API_KEY: 'key',
  RECAPTCHA_SITE_KEY: 'key',
  MAP_TILE_URL: 'https://{s}.tile.example/{z}/{x}/{y}.png',
  UPLOADTHING_TOKEN: 'token',
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  S3_PUBLIC_URL: 'https://pictures.example',
  GOOGLE_CLIENT_ID: 'id',
};

const policies: [string, string][] = [
  ['of a response that is not a document', SECURITY_HEADERS['content-security-policy'] ?? ''],
  ['of a personal page', policyByNonce(NONCE)],
  ['of a cached page', withoutNonce(`<script nonce="${NONCE}">1</script>`, NONCE).policy],
];

function findingsIn(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

it.each(policies)('the policy %s passes csp_evaluator', (_name, policy) => {
  expect(findingsIn(policy)).toEqual(["MEDIUM_MAYBE script-src 'self'"]);
  expect(policy).toContain("script-src-attr 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('has no loophole with every service enabled: scripts are allowed only by path', () => {
  expect(findingsIn(contentPolicy(EVERYTHING)([`'nonce-${NONCE}'`]))).toEqual([
    "MEDIUM_MAYBE script-src 'self'",
    'MEDIUM_MAYBE script-src https://maps.googleapis.com/maps/api/js',
    'MEDIUM_MAYBE script-src https://maps.googleapis.com/maps-api-v3/',
    'MEDIUM_MAYBE script-src https://www.google.com/recaptcha/api.js',
    'MEDIUM_MAYBE script-src https://www.gstatic.com/recaptcha/releases/',
  ]);
});

it('lists the scripts of a cached page that carried its nonce, and removes the nonce', () => {
  const page = withoutNonce(
    [
      `<link rel="preload" nonce="${NONCE}"><script src="/a.js" nonce="${NONCE}"></script>`,
      `<script nonce="${NONCE}">self.a=1</script><script>alert(1)</script>`,
      `<script type="application/ld+json">{"a":1}</script>`,
      `<script id="b" nonce="${NONCE}">self.nonce="${NONCE}"</script>`,
    ].join(''),
    NONCE,
  );
  expect(page.html).not.toContain(NONCE);
  expect(page.html).toContain('<script src="/a.js"></script><script>self.a=1</script>');
  expect(page.policy).toContain(hash('self.a=1'));
  expect(page.policy).toContain(hash('self.nonce=""'));
  expect(page.policy).not.toContain(hash('alert(1)'));
  expect(page.policy).not.toContain(hash('{"a":1}'));
  expect(page.policy).not.toMatch(/nonce-|unsafe-inline'[^;]*script/);
});
