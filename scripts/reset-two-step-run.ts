import { resetTwoStep } from '@/lib/platform/auth/two-step';
import { pool } from '@/lib/platform/db/pool';

const ANSWERS = {
  off: 'has no two-step sign-in. Nothing changed.',
  reset: 'is signed out everywhere, signs in with one step and sets up the second one anew.',
};

const [email = ''] = process.argv.slice(2);
try {
  const outcome = await resetTwoStep(email);
  if (outcome === 'unknown') {
    console.error(`Nobody is registered as ${email}.`);
    process.exitCode = 1;
  } else console.log(`${email} ${ANSWERS[outcome]}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await pool.end();
}
