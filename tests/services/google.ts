import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signBytes,
} from 'node:crypto';
import { HttpService, type ReceivedRequest, type ServiceReply } from '@/tests/services/http';

export interface GooglePerson {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

interface Grant {
  person: GooglePerson;
  redirectUri: string;
  challenge: string;
}

const KEY_ID = 'key-of-this-week';
const SCOPE = 'openid email profile';

/**
 * Google's sign-in as https://developers.google.com/identity/openid-connect describes it: its configuration, the page where
 * people agree, the exchange of the code and the keys that sign the tokens. It makes Google's checks.
 */
export class GoogleSignIn {
  readonly clientId = '4711.apps.googleusercontent.com';
  readonly clientSecret = 'GOCSPX-of-a-test';
  /** Replaces its responses, by path. */
  readonly answers = new Map<string, ServiceReply>();
  /** The token's audience, when not this site. */
  audience: string | undefined;
  readonly #grants = new Map<string, Grant>();
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  /** Signs the tokens; a test may put another one here. */
  signingKey: KeyObject = this.#keys.privateKey;
  #http: HttpService | undefined;

  static async start(): Promise<GoogleSignIn> {
    const google = new GoogleSignIn();
    google.#http = await HttpService.start((request) => google.#answer(request));
    return google;
  }

  async stop(): Promise<void> {
    await this.#http?.stop();
  }

  reset(): void {
    this.answers.clear();
    this.audience = undefined;
    this.signingKey = this.#keys.privateKey;
  }

  get origin(): string {
    return this.#http?.origin ?? '';
  }

  get wellKnown(): string {
    return `${this.origin}/.well-known/openid-configuration`;
  }

  /**
   * A person agrees on the page to which a sign-in led.
   * @returns the query with which the browser comes back
   * @throws Error when Google would show its error page instead
   */
  agree(address: string, person: GooglePerson): string {
    const { origin, pathname, searchParams: asked } = new URL(address);
    const challenge = asked.get('code_challenge');
    const redirectUri = asked.get('redirect_uri');
    const state = asked.get('state');
    const isRight =
      `${origin}${pathname}` === `${this.origin}/o/oauth2/v2/auth` &&
      asked.get('client_id') === this.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.get('scope') === SCOPE;
    if (!isRight || !challenge || !redirectUri || !state) {
      throw new Error(`Error 400: invalid_request: ${address}`);
    }
    const code = `4/${randomBytes(16).toString('base64url')}`;
    this.#grants.set(code, { person, redirectUri, challenge });
    return new URLSearchParams({ state, code, scope: SCOPE, authuser: '0' }).toString();
  }

  #answer(request: ReceivedRequest): ServiceReply {
    const { pathname } = request.url;
    const notified = this.answers.get(pathname);
    if (notified) return notified;
    if (pathname === '/.well-known/openid-configuration') return { body: this.#configuration() };
    if (pathname === '/oauth2/v3/certs') return { body: { keys: [this.#publicKey()] } };
    if (pathname === '/token' && request.method === 'POST') return this.#exchange(request);
    return { status: 404, body: '<html>' };
  }

  #configuration() {
    return {
      issuer: this.origin,
      authorization_endpoint: `${this.origin}/o/oauth2/v2/auth`,
      token_endpoint: `${this.origin}/token`,
      userinfo_endpoint: `${this.origin}/v1/userinfo`,
      jwks_uri: `${this.origin}/oauth2/v3/certs`,
      response_types_supported: ['code', 'token', 'id_token', 'code token', 'none'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['plain', 'S256'],
    };
  }

  #publicKey() {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    return { ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' };
  }

  /** A code is valid for one exchange, with the verifier of its challenge. */
  #exchange({ headers, body }: ReceivedRequest): ServiceReply {
    const form = new URLSearchParams(body);
    if (!this.#isOurClient(headers.authorization, form)) {
      return refuse(401, 'invalid_client', 'Unauthorized');
    }
    if (form.get('grant_type') !== 'authorization_code') {
      return refuse(400, 'unsupported_grant_type', 'Invalid grant_type');
    }
    const code = form.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (!grant) return refuse(400, 'invalid_grant', 'Malformed auth code.');
    if (form.get('redirect_uri') !== grant.redirectUri) {
      return refuse(400, 'redirect_uri_mismatch', 'Bad Request');
    }
    const verifier = form.get('code_verifier') ?? '';
    if (createHash('sha256').update(verifier).digest('base64url') !== grant.challenge) {
      return refuse(400, 'invalid_grant', 'Invalid code verifier.');
    }
    const id_token = this.#tokenOf(grant.person);
    const access_token = `ya29.${randomBytes(16).toString('base64url')}`;
    return {
      body: { access_token, expires_in: 3_599, scope: SCOPE, token_type: 'Bearer', id_token },
    };
  }

  #isOurClient(authorization: string | undefined, form: URLSearchParams): boolean {
    const [, basic = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const [id, secret] = basic
      ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
      : [form.get('client_id'), form.get('client_secret')];
    return id === this.clientId && secret === this.clientSecret;
  }

  #tokenOf({ sub, email, emailVerified, name }: GooglePerson): string {
    const now = Math.floor(Date.now() / 1_000);
    const aud = this.audience ?? this.clientId;
    const claims = {
      iss: this.origin,
      azp: aud,
      aud,
      sub,
      email,
      email_verified: emailVerified,
      name,
      iat: now,
      exp: now + 3_600,
    };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
    return `${signed}.${signBytes('sha256', Buffer.from(signed), this.signingKey).toString('base64url')}`;
  }
}

const refuse = (status: number, error: string, error_description: string): ServiceReply => ({
  status,
  body: { error, error_description },
});
