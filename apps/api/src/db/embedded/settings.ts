/** Command-line settings of the embedded server. */
export function serverSettings(port: number, durable: boolean): string[] {
  const settings: Record<string, string> = {
    // Loopback with a password, because socket paths are limited to 107 characters.
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    // Tests open many shops at once.
    max_connections: durable ? "100" : "300",
    // No replicas: the write-ahead log is for crash recovery only.
    wal_level: "minimal",
    max_wal_senders: "0",
    max_wal_size: "1GB",
    checkpoint_timeout: "15min",
    shared_buffers: "128MB",
    work_mem: "8MB",
    maintenance_work_mem: "128MB",
    effective_cache_size: "1GB",
    random_page_cost: "1.1",
    // For short queries, compiling costs more than it saves.
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    max_logical_replication_workers: "0",
    ...(durable ? { fsync: "on" } : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
