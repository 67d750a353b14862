import { describe, expect, it } from "vitest";
import { loadConfig } from "../config";
import { temporaryDataDir } from "../testing/data-dir";
import { parseBucketUrl } from "./parse-image-store";

describe("the setting IMAGE_STORE", () => {
  it("contains the bucket and its endpoint", () => {
    expect(
      parseBucketUrl(
        "s3://shop-pictures?endpoint=http://127.0.0.1:9000&region=eu-north-1&timeout=5&cache=64",
      ),
    ).toEqual({
      bucket: "shop-pictures",
      endpoint: "http://127.0.0.1:9000",
      region: "eu-north-1",
      timeoutMs: 5_000,
      cacheBytes: 64 * 1024 * 1024,
    });
    expect(parseBucketUrl("s3://shop-pictures")).toMatchObject({ endpoint: undefined, region: "us-east-1" });
  });

  it.each([
    "/var/pictures",
    "https://bucket.s3.example",
    "s3://",
    "s3://key:secret@bucket",
    "s3://bucket/folder",
    "s3://Bucket_1",
    "s3://bucket?endpoint=ftp://s3.example",
    "s3://bucket?endpoint=https://key:secret@s3.example",
    "s3://bucket?timeout=0",
    "s3://bucket?timeout=soon",
    "s3://bucket?cache=-1",
    "s3://bucket?secret=abc",
    "s3://bucket?region=a&region=b",
  ])("rejects %s", (value) => {
    expect(parseBucketUrl(value)).toBeNull();
  });

  it("ends the start with an error message if it is invalid", () => {
    const env = { DATA_DIR: temporaryDataDir(), IMAGE_STORE: "s3://key:secret@bucket" };
    expect(() => loadConfig(env)).toThrow(/^IMAGE_STORE must be a URL such as s3:\/\/bucket\?endpoint=.*\.$/);
    expect(() => loadConfig(env)).not.toThrow(/secret@/);
  });
});
