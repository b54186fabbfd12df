import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { flag, id } from '../../scalars.ts';

export const updateAutoRegrets = call('updateAutoRegrets', {
  method: 'PUT',
  path: '/api/Wholesaler/autoregret/update',
  summary: 'Says which suppliers may be asked by themselves for what others regretted.',
  section: '000 §3, §7',
  body: z.array(z.object({ creditorid: id, autoregretsenabled: flag })),
});
