import { NativeInput } from '@/components/ui/input';
import { translate } from '@/lib/platform/language/translate';
import { GENDERS, type Gender } from '@/lib/users/constants';
import { texts as userTexts } from '@/lib/users/texts';
import { texts } from './texts';

/** The gender stated in a link's form; undefined where the form does not request it. */
export function genderIn(form: HTMLFormElement): Gender | undefined {
  const stated = new FormData(form).get('gender');
  return GENDERS.find((gender) => gender === stated);
}

/** For a profile without a gender, where only women or men may join. Part of a plain form. */
export function GenderChoice({ stated }: { stated?: Gender | undefined }) {
  const [t, words] = [translate(texts), translate(userTexts)];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{t.gender}</legend>
      <p className="text-muted-foreground text-sm">{t.genderWhy}</p>
      <div className="grid grid-cols-2 gap-2">
        {GENDERS.map((gender) => (
          <label
            key={gender}
            className="flex min-h-12 items-center gap-2.5 rounded-control border border-input bg-card px-3 py-2 text-sm has-checked:border-primary has-checked:bg-primary-soft"
          >
            <NativeInput
              type="radio"
              name="gender"
              value={gender}
              defaultChecked={gender === stated}
              required
              className="size-5 shrink-0"
            />
            {words[gender]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
