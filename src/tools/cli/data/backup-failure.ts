/** Turns the reason why a backup cannot be read or written into a message for the user. */
import { BackupError } from "../../../service/accounts/backup/backup-file.js";
import { StoreError } from "../../../service/store/store.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Works with a backup; turns problems with the file into a UsageError. */
export function withBackupFile<T>(name: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw backupFailure(name, error);
  }
}

/** The error to throw for a problem with a backup. */
export function backupFailure(name: string, error: unknown): Error {
  if (error instanceof BackupError) {
    return new UsageError(`${name} cannot be used as a backup: ${error.message}`);
  }
  if (error instanceof StoreError || error instanceof UsageError) return error;
  return new UsageError(`${name}: ${failureReason(error)}`);
}
