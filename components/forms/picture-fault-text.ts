import { MEGAPIXELS_MAX, type PictureFault } from '@/lib/platform/browser/picture-fault';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;

export function pictureFaultText(fault: PictureFault, bytesMax: number): string {
  const t = translate(texts);
  const sentences: Record<PictureFault, () => string> = {
    empty: () => t.emptyFile,
    notPicture: () => t.selectImage,
    otherFormat: () => t.otherFormat,
    tooLarge: () => t.selectSmallerImage({ megabytes: bytesMax / MEGABYTE }),
    tooManyPixels: () => t.tooManyPixels({ megapixels: MEGAPIXELS_MAX }),
    damaged: () => t.damagedPicture,
  };
  return sentences[fault]();
}
