/** The data of the signed-in person that the shell shows. */
export type ShellUser = {
  id: number;
  name: string;
  email: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
};
