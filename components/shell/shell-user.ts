export type ShellUser = {
  id: number;
  name: string;
  email: string;
  profileImageUrl: string | null;
  isAdmin: boolean;
};

/** Limits the data of the person that is sent with every page. */
export const toShellUser = ({
  id,
  name,
  email,
  profileImageUrl,
  isAdmin,
}: ShellUser): ShellUser => ({ id, name, email, profileImageUrl, isAdmin });
