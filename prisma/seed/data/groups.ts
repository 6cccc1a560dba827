import type { GroupSketch } from './group-sketch';
import { OTHER_GROUPS } from './other-groups';
import { RACKET_GROUPS } from './racket-groups';

const ELSEWHERE: readonly GroupSketch[] = [
  {
    city: 'Karachi',
    area: 'Clifton',
    sport: 'Running',
    name: 'Shoreline Striders',
    maxMembers: 20,
    fill: 0.4,
    description: 'Sea air, flat path, easy pace. Six in the morning by the lighthouse side.',
  },
  {
    city: 'Karachi',
    area: 'DHA',
    sport: 'Paddle',
    name: 'Sea Breeze Paddle',
    maxMembers: 12,
    fill: 0.7,
    description: 'The wind is the fifth player.',
  },
  {
    city: 'Karachi',
    area: 'Gulshan-e-Iqbal',
    sport: 'Cricket',
    name: 'Block Four Night Cricket',
    maxMembers: 16,
    fill: 0.8,
    description: 'Night tape ball after ten, generator included.',
  },
  {
    city: 'Islamabad',
    area: 'F-7',
    sport: 'Tennis',
    name: 'Pine View Tennis',
    maxMembers: 8,
    fill: 0.7,
    description: 'Hill views, hard courts, all levels.',
  },
  {
    city: 'Islamabad',
    area: 'F-8',
    sport: 'Badminton',
    name: 'Markaz Shuttlers',
    maxMembers: 10,
    fill: 0.8,
    description: 'Three evenings a week in the sector hall.',
  },
];

export const GROUPS: readonly GroupSketch[] = [...RACKET_GROUPS, ...OTHER_GROUPS, ...ELSEWHERE];
