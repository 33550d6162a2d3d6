import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import type { BlobStore } from './blob-store.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Upload = Parameters<StorageAdapter['uploadObject']>[3];

/** Metadata of an object besides its bytes. */
interface Description {
  cacheControl: string;
  eTag: string;
  lastModified: string;
  mimetype: string;
}

interface StoredObject {
  description: Description;
  bytes: Buffer;
}

const LENGTH_BYTES = 4;

/** Packs an object into one blob, so that bytes and metadata always belong to the same upload. */
function pack({ description, bytes }: StoredObject): Buffer {
  const header = Buffer.from(JSON.stringify(description));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(header.byteLength);
  return Buffer.concat([length, header, bytes]);
}

function unpack(blob: Uint8Array): StoredObject {
  const buffer = Buffer.from(blob.buffer, blob.byteOffset, blob.byteLength);
  const end = LENGTH_BYTES + buffer.readUInt32BE();
  return {
    description: JSON.parse(buffer.toString('utf8', LENGTH_BYTES, end)) as Description,
    bytes: buffer.subarray(end),
  };
}

function metadataOf({ description, bytes }: StoredObject) {
  return {
    cacheControl: description.cacheControl,
    contentLength: bytes.byteLength,
    eTag: description.eTag,
    httpStatusCode: 200,
    lastModified: new Date(description.lastModified),
    mimetype: description.mimetype,
    size: bytes.byteLength,
  };
}

async function allBytes(upload: Upload): Promise<Buffer> {
  if (upload instanceof Uint8Array) return Buffer.from(upload);
  const chunks: Uint8Array[] = [];
  for await (const chunk of upload as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function keyOf(bucket: string, name: string): string {
  return `${bucket}/${name}`;
}

/** Creates an adapter that stores the objects of the storage API in a blob store. */
export function createStorageAdapter(blobs: BlobStore): StorageAdapter {
  const load = async (bucket: string, name: string): Promise<StoredObject | undefined> => {
    const blob = await blobs.read(keyOf(bucket, name));
    return blob && unpack(blob);
  };

  const loadExisting = async (bucket: string, name: string): Promise<StoredObject> => {
    const object = await load(bucket, name);
    if (!object) throw new Error(`The stored bytes of ${keyOf(bucket, name)} are missing`);
    return object;
  };

  const keep = async (bucket: string, name: string, object: StoredObject) => {
    await blobs.write(keyOf(bucket, name), pack(object));
    return metadataOf(object);
  };

  return {
    driver: blobs,

    async getObject(bucket, name) {
      const object = await load(bucket, name);
      if (!object) {
        const metadata = { cacheControl: 'no-store', contentLength: 0, eTag: '', mimetype: '', size: 0 };
        return { metadata, httpStatusCode: 404 };
      }
      return { metadata: metadataOf(object), httpStatusCode: 200, body: object.bytes };
    },

    async headObject(bucket, name) {
      return metadataOf(await loadExisting(bucket, name));
    },

    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const bytes = await allBytes(body);
      const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
      const lastModified = new Date().toISOString();
      return keep(bucket, name, { description: { cacheControl, eTag, lastModified, mimetype }, bytes });
    },

    async copyObject(sourceBucket, source, _version, targetBucket, target) {
      const { description, bytes } = await loadExisting(sourceBucket, source);
      const lastModified = new Date().toISOString();
      return keep(targetBucket, target, { description: { ...description, lastModified }, bytes });
    },

    async deleteObject(bucket, name) {
      await blobs.remove(keyOf(bucket, name));
    },

    async deleteObjects(bucket, names) {
      for (const name of names) await blobs.remove(keyOf(bucket, name));
    },

    async privateAssetUrl() {
      throw new Error('The embedded backend does not transform pictures');
    },
  };
}
