import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { ImageUpload } from "./image-upload";

/** A request that the test answers when it likes. */
class Request {
  static sent: Request[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = "";
  responseText = "";
  headers: Record<string, string> = {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return "application/problem+json";
  }
  send() {
    Request.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

const imageUrl = "https://shop.example/images/uploads/a_1280.webp";
const file = (size = 10) =>
  new File([new Uint8Array(size)], "chair.png", { type: "image/png", lastModified: 1 });
const choose = (chosen: File) =>
  fireEvent.change(screen.getByLabelText(/Upload an image/), { target: { files: [chosen] } });
const bar = () => screen.queryByRole<HTMLProgressElement>("progressbar");
const request = (number: number) => {
  const found = Request.sent[number];
  if (!found) throw new Error(`there is no request ${number}`);
  return found;
};

beforeEach(() => {
  Request.sent = [];
  vi.stubGlobal("XMLHttpRequest", Request);
});
afterEach(() => vi.unstubAllGlobals());

it("shows how far the upload is, then that the shop stores the picture, then hands over its address", async () => {
  const onUploaded = vi.fn();
  renderScreen(<ImageUpload onUploaded={onUploaded} />);
  choose(file());
  await waitFor(() => expect(bar()?.getAttribute("value")).toBe("0"));
  request(0).upload.onprogress?.({ loaded: 45, total: 100 });
  await screen.findByText("45%");
  expect(screen.getByRole("status").textContent).toBe("Uploading 45%");
  expect(bar()?.getAttribute("value")).toBe("45");
  request(0).upload.onprogress?.({ loaded: 100, total: 100 });
  await screen.findByText("Saving the image");
  expect(bar()?.hasAttribute("value")).toBe(false);
  request(0).answer(201, { imageUrl });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(imageUrl));
  await waitFor(() => expect(bar()).toBeNull());
});

it("says what went wrong in the shop's words, and sends the same picture again under the same key", async () => {
  const onUploaded = vi.fn();
  const visitor = renderScreen(<ImageUpload onUploaded={onUploaded} />);
  choose(file());
  await waitFor(() => expect(Request.sent).toHaveLength(1));
  request(0).answer(503, {
    code: "unavailable",
    title: "The shop is busy",
    detail: "Images can't be stored.",
  });
  expect((await screen.findByRole("alert")).textContent).toBe("Images can't be stored.");
  await visitor.press("Try again");
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(Request.sent).toHaveLength(2));
  request(1).onerror?.();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Check your connection and try again/);
  await visitor.press("Try again");
  await waitFor(() => expect(Request.sent).toHaveLength(3));
  request(2).answer(201, { imageUrl });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(imageUrl));
  expect(new Set(Request.sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

it("offers no second try for a file that is refused or too large", async () => {
  renderScreen(<ImageUpload onUploaded={vi.fn()} />);
  choose(file());
  await waitFor(() => expect(Request.sent).toHaveLength(1));
  request(0).answer(415, { code: "unsupported_media", title: "No", errors: { file: "Use a JPEG" } });
  expect((await screen.findByRole("alert")).textContent).toBe("Use a JPEG");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  choose(file(10 * 1024 * 1024 + 1));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/10 MB/));
  expect(Request.sent).toHaveLength(1);
});

it("can be cancelled, and a second picture takes the place of the first", async () => {
  const onUploaded = vi.fn();
  const visitor = renderScreen(<ImageUpload onUploaded={onUploaded} />);
  choose(file());
  await waitFor(() => expect(Request.sent).toHaveLength(1));
  await visitor.press("Cancel");
  await waitFor(() => expect(bar()).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();

  choose(file());
  await waitFor(() => expect(Request.sent).toHaveLength(2));
  choose(file(20));
  await waitFor(() => expect(Request.sent).toHaveLength(3));
  request(1).answer(201, { imageUrl: "https://shop.example/first_1280.webp" });
  request(2).answer(201, { imageUrl });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(imageUrl));
});
