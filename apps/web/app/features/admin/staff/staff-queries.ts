import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

export const staffOptions = queryOptions({
  queryKey: [...queryKeys.staff, "people"],
  queryFn: async ({ signal }) => (await api("listStaff", { signal })).data,
});

export const rolesOptions = queryOptions({
  queryKey: queryKeys.staffRoles,
  queryFn: async ({ signal }) => (await api("listStaffRoles", { signal })).data,
});

export const invitationsOptions = queryOptions({
  queryKey: queryKeys.invitations,
  queryFn: async ({ signal }) => (await api("listInvitations", { signal })).data,
});

export const workOptions = (id: string) =>
  queryOptions({
    queryKey: queryKeys.staffWork(id),
    queryFn: async ({ signal }) => (await api("getStaffWork", { params: { id }, signal })).data,
    // Read again each time that the question is asked.
    staleTime: 0,
  });
