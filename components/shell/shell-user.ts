/** The data of the signed-in person that the shell shows. */
export type ShellUser = {
  id: number;
  name: string;
  email: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
};

/** Nothing else of the person is sent with every page. */
export const toShellUser = ({
  id,
  name,
  email,
  profileImageUrl,
  isAdmin,
}: ShellUser): ShellUser => ({ id, name, email, profileImageUrl, isAdmin });
