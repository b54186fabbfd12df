import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { medicalAidInfo } from '../../entities/medicalAid.ts';
import { line } from '../../typed.ts';

export const getMedicalAidInfo = call('getMedicalAidInfo', {
  method: 'GET',
  path: '/api/MedicalAidInfo/get',
  summary: 'Reads what four medical aids say of a product.',
  section: '001 §3, §7',
  /** The nappi code without its last three characters (ruling 15). */
  query: z.object({ nappicode: line }),
  answer: medicalAidInfo,
});
