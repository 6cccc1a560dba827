/**
 * Whether the driver can read it. It also takes addresses without a host, whose server is named as `?host=/run/postgresql`.
 * @param {string} text
 */
export const isPostgresUrl = (text) =>
  /^postgres(ql)?:\/\//.test(text) &&
  (URL.canParse(text) || URL.canParse(text.replace('@/', '@localhost/')));
