import { AuthHeading } from '@/components/auth/auth-frame';
import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { texts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';

interface Asked {
  firstName: string;
  game: { title: string; startsAt: string; timeZone: string };
  status: 'going' | 'waitlisted' | 'maybe' | 'out' | null;
  isMember: boolean;
  isFull: boolean;
  isOffered: boolean;
}

interface AnswerFormProps {
  token: string;
  /** Null when the link has expired. */
  asked: Asked | null;
  /** The answer whose button was clicked in the email. */
  chosen: string | null;
}

/** The page behind the buttons of an email: a plain form, which works without scripts and without signing in. */
export function AnswerForm({ token, asked, chosen }: AnswerFormProps) {
  const t = translate(texts);
  if (!asked) return <AuthHeading title={t.answerTitle}>{t.answerGone}</AuthHeading>;
  const { firstName, game, status, isMember, isFull, isOffered } = asked;
  const waits = isFull && status !== 'going' && !isOffered;
  const going = isOffered ? t.takeIt : waits ? t.joinWaitlist : t.iAmComing;
  const answers = [
    { answer: 'going', label: going, said: t.saidComing },
    { answer: 'maybe', label: t.maybe, said: t.saidMaybe },
    { answer: 'out', label: t.iCannotCome, said: t.saidCannot },
  ];
  const current = status === 'waitlisted' && !isOffered ? 'going' : status;
  const said = answers.find(({ answer }) => answer === status)?.said;
  return (
    <>
      <AuthHeading title={t.answerTitle}>
        {rich(t.answerQuestion, { name: <bdi>{firstName}</bdi>, game: <bdi>{game.title}</bdi> })}
      </AuthHeading>
      <p className="font-strong">
        <StartTime of={game} />
      </p>
      {status ? (
        <p role="status" className="mt-3 text-primary-ink">
          {isOffered ? t.offered : status === 'waitlisted' ? t.saidWaiting : said}
        </p>
      ) : null}
      {waits && status !== 'waitlisted' ? <p className="mt-3 font-strong">{t.answerFull}</p> : null}
      <form method="post" action="/api/games/answer" className="mt-6 grid gap-3">
        <input type="hidden" name="token" value={token} />
        {waits ? <input type="hidden" name="waitlist" value="yes" /> : null}
        {answers
          .filter(({ answer }) => answer !== current && (isMember || answer !== 'maybe'))
          .map(({ answer, label }) => (
            <Button
              key={answer}
              type="submit"
              size="lg"
              name="answer"
              value={answer}
              variant={answer === chosen ? 'primary' : 'secondary'}
            >
              {label}
            </Button>
          ))}
      </form>
    </>
  );
}
