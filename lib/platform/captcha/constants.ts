/** Longer than any token of either provider. */
export const CAPTCHA_TOKEN_LENGTH_MAX = 8_192;
