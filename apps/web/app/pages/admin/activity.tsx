import { ActivityLog } from "~/features/admin/activity/activity-log";

export default function ActivityPage() {
  return (
    <>
      <title>Activity</title>
      <ActivityLog />
    </>
  );
}
