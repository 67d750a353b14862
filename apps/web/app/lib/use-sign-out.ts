import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { signOut } from "./api";
import { paths } from "./paths";

/** Signs out and goes home. It goes first, so that a page for members does not send the visitor to the sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await navigate(paths.home);
    await signOut();
    queryClient.clear();
  };
}
