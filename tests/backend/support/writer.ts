import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createEmbeddedBackend } from '../../../server/backend/backend.ts';
import { openEmbeddedServices } from '../../../server/backend/services/embedded-services.ts';
import { ORIGIN, connect } from './client.ts';
import { BUCKET, article, picture } from './stage.ts';

/**
 * Writes articles and pictures to the backend in a folder until the process is killed, and prints each one to standard
 * output once it is acknowledged.
 *
 * Arguments: the folder, and an administrator's address and password.
 */
const [dataDir = '', email = '', password = ''] = process.argv.slice(2);
const backend = await createEmbeddedBackend(await openEmbeddedServices({ dataDir, siteOrigin: ORIGIN }), {
  dataDir,
});
const client = connect({ backend });
const { error } = await client.auth.signInWithPassword({ email, password });
if (error) throw error;

for (;;) {
  const id = randomUUID();
  const post = await client.from('blog_posts').insert(article({ id, slug: id }));
  if (post.error) throw new Error(post.error.message);
  writeSync(1, `post ${id}\n`);

  const upload = await client.storage
    .from(BUCKET)
    .upload(`blog/${id}.png`, picture(20_000), { contentType: 'image/png' });
  if (upload.error) throw upload.error;
  writeSync(1, `picture blog/${id}.png\n`);
}
