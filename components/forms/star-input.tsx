import { useId } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { NativeInput } from '@/components/ui/native-input';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import { texts } from './texts';

interface StarInputProps {
  /** 0: not chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string;
}

/** 1 to 5 stars as radio buttons: arrow keys choose, a screen reader announces '3 of 5 stars'. */
export function StarInput({ value, onChange, error }: StarInputProps) {
  const t = translate(texts);
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-1 font-semibold text-sm">{t.rating}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            htmlFor={`${id}${stars}`}
            className="relative grid size-11 cursor-pointer place-content-center rounded-full has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-solid"
          >
            <NativeInput
              type="radio"
              id={`${id}${stars}`}
              name={`${id}rating`}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <LineIcon
              name="star"
              className={cn('size-7', stars <= value ? 'fill-current text-special' : 'text-input')}
            />
            <span className="sr-only">{t.stars({ stars, max: RATING_MAX })}</span>
          </label>
        ))}
      </div>
      <p
        id={`${id}error`}
        aria-live="polite"
        className="font-label text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
    </fieldset>
  );
}
