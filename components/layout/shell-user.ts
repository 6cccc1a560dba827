/** What the shell shows of the signed-in person. */
export type ShellUser = {
  id: number;
  name: string;
  email: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
};
