import type { Job } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const { as, call } = shop;
const sql = sqlOn(shop.db);
const admin = await as("Admin");

const insertDeadMail = async (error = "550 no such user: lost@example.com") => {
  const payload = JSON.stringify({
    kind: "order_placed",
    recipient: "lost@example.com",
    subject: "s",
    body: "b",
  });
  const [row] = await sql<{ id: string }>`
    INSERT INTO jobs (kind, payload, state, attempts, last_error, created_at, due_at, finished_at)
    VALUES ('mail', ${payload}, 'dead', 8, ${error}, now(), now(), now()) RETURNING id::text`;
  return row?.id ?? "";
};
const jobs = async (query = ""): Promise<Job[]> => (await call(admin, "GET", `/admin/jobs${query}`)).json();
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`SELECT state FROM jobs WHERE id = ${id}`)[0]?.state;

const auditOf = (id: string, action: string) =>
  sql`SELECT actor_id AS "actorId", subject_type AS "subjectType", after FROM audit_log
    WHERE subject_id = ${id} AND action = ${action}`;

beforeEach(() => sql`DELETE FROM jobs WHERE recurring_key IS NULL`);

describe("background jobs", () => {
  it("are shown to an Admin without email addresses", async () => {
    const id = await insertDeadMail();
    const [job] = await jobs("?status=dead");
    expect(job).toMatchObject({ id, kind: "mail", status: "dead", attempts: 8, comesAgain: false });
    expect(JSON.stringify(await jobs())).not.toContain("lost@example.com");
    expect(job?.lastError).toBe("550 no such user: …");
  });

  it("are listed in pages, newest first, by status and kind", async () => {
    const ids = [await insertDeadMail(), await insertDeadMail(), await insertDeadMail()];
    const first = await call(admin, "GET", "/admin/jobs?kind=mail&status=dead&limit=2");
    expect(first.json().map(({ id }: Job) => id)).toEqual([ids[2], ids[1]]);
    expect(first.headers["x-total-count"]).toBe("3");
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? "";
    expect((await call(admin, "GET", next)).json().map(({ id }: Job) => id)).toEqual([ids[0]]);
    expect(await jobs("?kind=mail&status=waiting")).toEqual([]);
  });

  it("include recurring jobs, which can be run at once but not cancelled", async () => {
    await expect.poll(async () => (await jobs("?kind=cleanup")).length).toBe(1);
    const [job] = await jobs("?kind=cleanup");
    expect(job).toMatchObject({ comesAgain: true, status: "waiting" });
    expect((await call(admin, "POST", `/admin/jobs/${job?.id}/retry`)).statusCode).toBe(204);
    await expect.poll(async () => (await jobs("?kind=cleanup"))[0]?.finishedAt ?? null).not.toBeNull();
    expect((await call(admin, "POST", `/jobs/${job?.id}/cancel`)).json()).toMatchObject({ comesAgain: true });
    expect(await stateOf(job?.id ?? "")).toBe("waiting");
  });
});

describe("a dead job", () => {
  it("is retried by either endpoint, with an audit entry", async () => {
    const ids = [await insertDeadMail(), await insertDeadMail()];
    expect((await call(admin, "POST", `/admin/jobs/${ids[0]}/retry`)).statusCode).toBe(204);
    expect((await call(admin, "POST", `/admin/mails/${ids[1]}/send`)).statusCode).toBe(204);
    for (const id of ids) {
      expect(await stateOf(id)).toBe("waiting");
      const [entry] = await auditOf(id, "mail.resend");
      expect(entry).toMatchObject({ actorId: admin.id, subjectType: "mail" });
    }
    expect((await call(admin, "POST", "/admin/jobs/999999999/retry")).statusCode).toBe(404);
  });

  it("of another kind can't be sent as mail, but can be cancelled", async () => {
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, created_at, due_at)
      VALUES ('catalogue.export', '{}', 'dead', now(), now()) RETURNING id::text`;
    const id = job?.id ?? "";
    expect((await call(admin, "POST", `/admin/mails/${id}/send`)).statusCode).toBe(404);
    expect((await call(admin, "POST", `/jobs/${id}/cancel`)).json()).toMatchObject({ status: "cancelled" });
    const [entry] = await auditOf(id, "job.cancel");
    expect(entry).toMatchObject({ actorId: admin.id, after: { name: "catalogue.export" } });
  });
});

describe("a job that needs a permission", () => {
  const insertDeadExport = async (ownerId: string) => {
    const [row] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, owner_id, state, attempts, created_at, due_at)
      VALUES ('catalogue.export', '{}', ${ownerId}, 'dead', 3, now(), now()) RETURNING id::text`;
    return row?.id ?? "";
  };

  it("is neither retried nor cancelled by an Admin without that permission", async () => {
    const owner = await as("Admin");
    const limited = await as("Admin");
    await sql`UPDATE users SET permissions = '{settings.write}' WHERE id = ${limited.id}`;
    const id = await insertDeadExport(owner.id);
    expect((await call(limited, "POST", `/admin/jobs/${id}/retry`)).statusCode).toBe(403);
    expect((await call(limited, "POST", `/jobs/${id}/cancel`)).statusCode).toBe(403);
    expect(await stateOf(id)).toBe("dead");
  });

  it("does not run if its owner has lost the permission", async () => {
    const owner = await as("Admin");
    const id = await insertDeadExport(owner.id);
    await sql`UPDATE users SET permissions = '{orders.read}' WHERE id = ${owner.id}`;
    expect((await call(admin, "POST", `/admin/jobs/${id}/retry`)).statusCode).toBe(204);
    const failed = () => sql`SELECT last_error AS error FROM jobs WHERE id = ${id} AND state = 'dead'`;
    await expect
      .poll(failed)
      .toEqual([{ error: "The person who started this job is no longer allowed to." }]);
  });
});
