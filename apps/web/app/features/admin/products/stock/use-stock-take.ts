import { ApiError, LIMITS, problemContext, type StockLevel, type StockReason } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { device } from "~/lib/session/device-storage";
import { useSession } from "~/lib/session/session";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { showToast } from "~/ui/toast-region";
import {
  addUnits,
  type CountRow,
  chooseStockItem,
  differenceOf,
  problemOf,
  readScannedLines,
  toItems,
  withChanges,
  withLevels,
  withRefusals,
} from "./count-rows";
import { readLevels } from "./stock-queries";

function readStored(key: string): CountRow[] {
  try {
    const rows = JSON.parse(device.getItem(key) ?? "[]");
    return Array.isArray(rows) ? rows : [];
  } catch {
    return [];
  }
}

const isSku = (code: string) => /^[\w./-]{1,64}$/.test(code);
const isWaiting = ({ level, isUnknown }: CountRow) => !level && !isUnknown;

type SetRows = (next: (now: CountRow[]) => CountRow[]) => void;

async function lookUp(codes: readonly string[], setRows: SetRows): Promise<void> {
  try {
    const levels = await readLevels("skus", codes.filter(isSku));
    setRows((now) => withLevels(now, codes, levels));
  } catch {
    showToast("The stock couldn't be loaded. Please try again.", "alert");
  }
}

/** The counted stock items of a stock-take. They stay on this device until they are posted. */
export function useStockTake() {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const storageKey = `stock-take-${useSession((state) => state.userId)}`;
  const [rows, setRows] = useState(() => readStored(storageKey));
  const [isPosting, setPosting] = useState(false);
  const [notice, setNotice] = useState("");
  useHoldSession(rows.length > 0);
  useEffect(() => device.setItem(storageKey, JSON.stringify(rows)), [storageKey, rows]);

  // Stock items that an earlier visit could not look up.
  useEffect(() => {
    const codes = readStored(storageKey).filter(isWaiting);
    if (codes.length > 0)
      void lookUp(
        codes.map(({ code }) => code),
        setRows,
      );
  }, [storageKey]);

  const change: SetRows = (next) => {
    setNotice("");
    setRows(next);
  };

  const scan = (text: string) => {
    const lines = readScannedLines(text);
    change((now) => lines.reduce((all, { code, units }) => addUnits(all, code, units), now));
    const found = new Set(rows.flatMap(({ code, level }) => (level ? [code] : [])));
    const codes = lines.map(({ code }) => code).filter((code) => !found.has(code));
    if (codes.length > 0) void lookUp(codes, setRows);
  };

  const post = async (reason: StockReason, note: string) => {
    const waiting = rows.filter(isWaiting).map(({ code }) => code);
    if (waiting.length > 0) return lookUp(waiting, setRows);
    const refused = rows.filter((row) => problemOf(row) !== "").length;
    if (refused > 0) return setNotice(`Nothing was posted. Correct or remove ${refused} of the rows first.`);
    if (rows.length > LIMITS.stockItems)
      return setNotice(`Post at most ${LIMITS.stockItems.toLocaleString("en-US")} rows at a time.`);
    const body = { reason, ...(note ? { note } : {}), items: toItems(rows) };
    setPosting(true);
    try {
      await api("adjustStockBySku", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
      const corrected = rows.filter((row) => differenceOf(row) !== 0).length;
      change(() => []);
      setNotice(`${rows.length} counted, ${corrected} corrected.`);
      await client.invalidateQueries({ queryKey: queryKeys.products });
    } catch (error) {
      const changed = problemContext(error, "conflict")?.items;
      if (changed) {
        const levels = await readLevels(
          "ids",
          changed.map(({ variantId }) => variantId),
        ).catch((): StockLevel[] => []);
        setRows((now) => withChanges(now, changed, levels));
        setNotice("Nothing was posted: the marked rows have changed meanwhile. Check them and post again.");
      } else {
        if (error instanceof ApiError) setRows((now) => withRefusals(now, error.fieldErrors));
        setNotice("Nothing was posted. Your counts are still here. Please try again.");
      }
    } finally {
      setPosting(false);
    }
  };

  return {
    rows,
    notice,
    isPosting,
    scan,
    post,
    setTyped: (code: string, typed: string) =>
      change((now) => now.map((row) => (row.code === code ? { ...row, typed, problem: "" } : row))),
    choose: (code: string, level: StockLevel) => change((now) => chooseStockItem(now, code, level)),
    remove: (code: string) => change((now) => now.filter((row) => row.code !== code)),
    clear: () => change(() => []),
  };
}
