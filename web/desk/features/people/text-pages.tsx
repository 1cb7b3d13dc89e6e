import { advisers, announcements, campaigns, links, redPackets } from './list-configs.ts'
import { ListPage } from './list-page.tsx'

export const AnnouncementsPage = () => <ListPage listed={announcements} />
export const RedPacketsPage = () => <ListPage listed={redPackets} />
export const CampaignsPage = () => <ListPage listed={campaigns} />
export const AdvisersPage = () => <ListPage listed={advisers} />
export const LinksPage = () => <ListPage listed={links} />
