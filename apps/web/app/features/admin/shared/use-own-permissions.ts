import type { Permission } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";

function useOwnAccount() {
  const userId = useSession((state) => state.userId);
  return useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
  });
}

/** Checks the user's permissions. Returns true until they are loaded; the server enforces them anyway. */
export function useOwnPermissions(): (permission: Permission) => boolean {
  const { data: user } = useOwnAccount();
  return (permission) => user?.permissions.includes(permission) ?? true;
}

/** Whether the user's permissions are being loaded; false if loading failed. */
export function usePermissionsLoading(): boolean {
  const { isLoading } = useOwnAccount();
  return isLoading;
}
