import { env } from '@/lib/platform/env/server';

export type StorageProviderName = 'local' | 'uploadthing' | 's3';

/** Rows store key and provider, so that old files survive a change of provider. */
export function fileUrl(provider: StorageProviderName, key: string): string {
  if (provider === 'uploadthing') {
    return `https://${uploadThingHost()}/f/${encodeURIComponent(key)}`;
  }
  // `/media` serves the pictures of a bucket without a public address.
  return provider === 's3' && env.S3_PUBLIC_URL ? `${env.S3_PUBLIC_URL}/${key}` : `/media/${key}`;
}

/** A chat picture's URL is always our own route, which checks who may see it. */
export function chatPictureUrl(provider: StorageProviderName, key: string): string {
  // Our own keys start with 'chat/' already.
  return provider === 'uploadthing' ? `/media/chat/${encodeURIComponent(key)}` : `/media/${key}`;
}

/** A person's picture, from the two columns of `users`, or null. */
export function profileImageUrl(row: {
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}): string | null {
  if (!row.profileImageKey || !row.profileImageProvider) return null;
  return fileUrl(row.profileImageProvider, row.profileImageKey);
}

function uploadThingHost(): string {
  return `${readUploadThingAppId(env.UPLOADTHING_TOKEN)}.ufs.sh`;
}

/** The token is base64 JSON `{apiKey, appId, regions}`; the app id determines the host that serves the files. */
function readUploadThingAppId(token: string | undefined): string {
  if (!token) return 'unknown';
  // Only this field matters. An invalid token fails at the first upload, with UploadThing's own message.
  const { appId } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as { appId?: string };
  return appId ?? 'unknown';
}
