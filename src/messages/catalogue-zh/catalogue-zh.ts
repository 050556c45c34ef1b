import { type CatalogueTexts, type SignatureTexts, withCatalogue } from '#messages/catalogue-text.ts'
import type { Messages } from '#messages/en.ts'
import { apimachineryWatch } from './apimachinery-watch.ts'
import { apiserver } from './apiserver.ts'
import { aws } from './aws.ts'
import { benignZh } from './benign.ts'
import { caches } from './caches.ts'
import { clientGo } from './client-go.ts'
import { clientGoInformers } from './client-go-informers.ts'
import { containerd } from './containerd.ts'
import { controllerRuntime } from './controller-runtime.ts'
import { databaseSql } from './database-sql.ts'
import { databases } from './databases.ts'
import { delivery } from './delivery.ts'
import { docker } from './docker.ts'
import { embeddedStores } from './embedded-stores.ts'
import { etcd } from './etcd.ts'
import { filesAndTimers } from './files-and-timers.ts'
import { grpc } from './grpc.ts'
import { hashicorp } from './hashicorp.ts'
import { kafka } from './kafka.ts'
import { kubeScheduler } from './kube-scheduler.ts'
import { kubelet } from './kubelet.ts'
import { language } from './language.ts'
import { logging } from './logging.ts'
import { messaging } from './messaging.ts'
import { netHttp } from './net-http.ts'
import { networkProtocols } from './network-protocols.ts'
import { prometheus } from './prometheus.ts'
import { redis } from './redis.ts'
import { serviceMesh } from './service-mesh.ts'
import { spdy } from './spdy.ts'
import { standardLibrary } from './standard-library.ts'
import { telemetry } from './telemetry.ts'
import { ttrpc } from './ttrpc.ts'

const signatures: SignatureTexts = {
  ...apimachineryWatch,
  ...apiserver,
  ...aws,
  ...caches,
  ...clientGoInformers,
  ...clientGo,
  ...containerd,
  ...controllerRuntime,
  ...databaseSql,
  ...databases,
  ...delivery,
  ...docker,
  ...embeddedStores,
  ...etcd,
  ...filesAndTimers,
  ...grpc,
  ...hashicorp,
  ...kafka,
  ...kubeScheduler,
  ...kubelet,
  ...language,
  ...logging,
  ...messaging,
  ...netHttp,
  ...networkProtocols,
  ...prometheus,
  ...redis,
  ...serviceMesh,
  ...spdy,
  ...standardLibrary,
  ...telemetry,
  ...ttrpc,
}

/** The catalogue in Chinese. */
export const catalogueZh: CatalogueTexts = { signatures, benign: benignZh }

export function withCatalogueZh(messages: Messages): Messages {
  return withCatalogue(messages, catalogueZh)
}
