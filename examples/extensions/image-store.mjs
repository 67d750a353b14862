// @ts-check

/**
 * Stores images on a WebDAV server.
 * @param {{ url: string, user: string, password: string }} server
 * @returns {import("@larkwood/api/extensions").ImageStore}
 */
export function createImageStore({ url, user, password }) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

  /**
   * @param {string} method
   * @param {string} key
   * @param {Buffer} [body]
   */
  async function call(method, key, body) {
    const response = await fetch(`${url}/${key}`, {
      method,
      headers: { authorization },
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    });
    if (response.ok || response.status === 404) return response;
    const error = new Error(`The WebDAV server answered ${response.status} to ${method} ${key}.`);
    // With this code, the shop says that the storage is full.
    throw response.status === 507 ? Object.assign(error, { code: "ENOSPC" }) : error;
  }

  return {
    async put(key, data) {
      const { status } = await call("PUT", key, data);
      if (status === 404) throw new Error(`The WebDAV server has no folder for ${key}.`);
    },
    has: async (key) => (await call("HEAD", key)).ok,
    async read(key) {
      const response = await call("GET", key);
      if (!response.ok) return null;
      const data = Buffer.from(await response.arrayBuffer());
      return { data, writtenAt: new Date(response.headers.get("last-modified") ?? 0) };
    },
    async remove(key) {
      await call("DELETE", key);
    },
  };
}
