import { Drawing } from '@/components/ui/drawing';
import { SignInChoice } from './sign-in-choice';

interface SignInPromptProps {
  /** The purpose of this screen. */
  title: string;
  description?: string;
}

/** Replaces a screen that requires an account. */
export function SignInPrompt({ title, description }: SignInPromptProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="players" className="w-56 max-w-full" />
      <h1 className="mt-6 text-2xl">{title}</h1>
      {description ? <p className="mt-1.5 text-muted-foreground">{description}</p> : null}
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        <SignInChoice />
      </div>
    </div>
  );
}
