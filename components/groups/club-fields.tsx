import { SwitchField } from '@/components/forms/switch-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { CLUB_MEMBERS_MAX, GROUP_MEMBERS_MAX } from '@/lib/groups/constants';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './club-texts';
import type { GroupValues } from './group-fields';

/** Whether the group is a club, and the settings of one. */
export function ClubFields({ form }: { form: ServerFormFields<GroupValues> }) {
  const t = translate(texts);
  const { values, errors, change, register } = form;
  const limit = (isClub: boolean) =>
    String(isClub ? CLUB_MEMBERS_MAX : Math.min(Number(values.maxMembers), GROUP_MEMBERS_MAX));
  return (
    <>
      <SwitchField
        label={t.club}
        hint={t.clubHint({ max: CLUB_MEMBERS_MAX })}
        error={errors.isClub}
        {...register('isClub', {
          onChange: ({ target }: { target: HTMLInputElement }) =>
            change({ maxMembers: limit(target.checked) }),
        })}
      />
      {values.isClub ? (
        <>
          <SwitchField label={t.joinsAtOnce} {...register('joinsAtOnce')} />
          <SwitchField label={t.organisersWrite} {...register('organisersWrite')} />
        </>
      ) : null}
    </>
  );
}
