import { env } from '@/lib/env/server';

export type StorageProviderName = 'local' | 'uploadthing';

/** Where a stored file of either provider is read; rows keep key and provider, so old files survive a switch. */
export function fileUrl(provider: StorageProviderName, key: string): string {
  return provider === 'local'
    ? `/media/${key}`
    : `https://${uploadThingHost()}/f/${encodeURIComponent(key)}`;
}

/** A picture of a chat is always read through our own address, which asks who may see it. */
export function chatPictureUrl(provider: StorageProviderName, key: string): string {
  return provider === 'local' ? fileUrl(provider, key) : `/media/chat/${encodeURIComponent(key)}`;
}

/** The picture of a person from the two columns of `users`, or null. */
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

/** The token is base64 JSON `{apiKey, appId, regions}`; the app id names the host that serves the files. */
function readUploadThingAppId(token: string | undefined): string {
  if (!token) return 'unknown';
  // Only the one field matters here; a token that is none fails at the first upload with UploadThing's own words.
  const { appId } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as { appId?: string };
  return appId ?? 'unknown';
}
