import { z } from 'zod';
import { AMOUNT_MAX } from '@/lib/platform/language/currency';
import { later, says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/platform/validation/texts';

const INT32_MAX = 2_147_483_647;

/** A row id in a JSON body. */
export const idSchema = z.number().int().positive().max(INT32_MAX);

/** A row id in a path or query, which are text: digits only, so that '1e3', '0x1' and ' 1' are not ids. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, says(texts, 'idWhole'))
  .transform(Number)
  .pipe(idSchema);

export const latitude = z
  .number()
  .min(-90, says(texts, 'latitudeRange'))
  .max(90, says(texts, 'latitudeRange'));
export const longitude = z
  .number()
  .min(-180, says(texts, 'longitudeRange'))
  .max(180, says(texts, 'longitudeRange'));

const amountWrong = says(texts, 'amountWrong');

/** A price in the smallest unit of its currency: 750 is EUR 7.50. */
export const priceFrom = (min: 0 | 1) =>
  z
    .number(amountWrong)
    .int(amountWrong)
    .min(min, amountWrong)
    .max(AMOUNT_MAX, says(texts, 'amountHigh'));

/** A finite decimal in a query; '' and '1e9' are refused, unlike with `Number()`. `label` starts the sentence. */
export function decimalParam(label: () => string) {
  return z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,20})?$/, {
      error: () => translate(texts).mustBeNumber({ label: label() }),
    })
    .transform(Number)
    .pipe(z.number());
}

export const latitudeParam = decimalParam(later(texts, 'latitude')).pipe(latitude);
export const longitudeParam = decimalParam(later(texts, 'longitude')).pipe(longitude);
